// The kinds of problems that a load can find, for a user who asks for some of them: a misspelt kind must not look like
// logs without a fault.

/** Every kind that a load writes, and `gone`, which is read from the table of sources. */
export const problemKinds: readonly string[] = [
  // Whole files.
  "unreadable",
  "left-out",
  "gone",
  "bom",
  "utf16",
  // Lines.
  "malformed",
  "glued",
  "unfinished",
  "too-long",
  "not-an-object",
  "nul-bytes",
  "invalid-utf8",
  "lone-surrogate",
  // Entries of transcripts.
  "unknown-type",
  "time-without-offset",
  "unreadable-time",
  "no-session-id",
  "no-id",
  "shared-message-id",
  "shared-tool-id",
  // Records of drain logs.
  "not-a-drain-record",
  "unknown-version",
  "unknown-record",
  "bad-record",
  "record-too-long",
  "shared-session",
  "dispatch-disagrees",
  "start-disagrees",
  "no-dispatch",
  "no-cohort",
  "not-followed",
];
