// SQL that settles the records of drain logs: each dispatch once, with its sessions.

export const settleDispatchesSql = "DELETE FROM dispatches; DELETE FROM dispatch_sessions;";
