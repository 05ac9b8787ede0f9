// What logs of released clients are known to hold, as data: tools, hook events and the fields of conversation lines,
// messages, usage and results. Seen in real logs and recorded runs of clients up to 2.1.332, or in their published
// types. What is not here is no fault: it is named, so that a reader of logs knows what it may be passing over.

/** Tools by name; those of MCP servers have names of their own. */
const TOOLS = `Agent AskUserQuestion Bash BashOutput CronCreate CronDelete CronList Edit EnterPlanMode EnterWorktree
  ExitPlanMode ExitWorktree Glob Grep KillShell LS LSP ListAgents Monitor MultiEdit NotebookEdit NotebookRead PowerShell
  Read ReportFindings ScheduleWakeup SendMessage Skill StructuredOutput Task TaskCreate TaskGet TaskList TaskOutput
  TaskStop TaskUpdate TeamCreate TeamDelete TodoRead TodoWrite ToolSearch WebFetch WebSearch Workflow Write
  exit_plan_mode`;

const HOOK_EVENTS = `ConfigChange CwdChanged DirectoryAdded Elicitation ElicitationResult FileChanged
  InstructionsLoaded MessageDisplay Notification PermissionDenied PermissionRequest PostCompact PostModelSwitch
  PostToolBatch PostToolUse PostToolUseFailure PreCompact PreModelSwitch PreSkillShellCommand PreToolUse SessionEnd
  SessionStart Setup Stop StopFailure SubagentStart SubagentStop TaskCompleted TaskCreated TeammateIdle
  UserPromptExpansion UserPromptSubmit WorktreeCreate WorktreeRemove`;

const LINE = `agentId apiBlockIndex apiError apiErrorStatus apiErrorType attachment attributionAgent
  attributionMcpServer attributionMcpTool attributionPlugin attributionSkill cause compactMetadata content costUSD cwd
  durationMs effort entrypoint error failedHookErrorIndexes failedResponseHadNoToolCall fallbackModel gitBranch
  hasOutput hookAdditionalContext hookCount hookErrors hookInfos imagePasteIds interruptedMessageId isAbortedMidStream
  isApiErrorMessage isCompactSummary isMeta isSidechain isVisibleInTranscriptOnly level logicalParentUuid madeBy
  maxRetries mcpMeta message messageCount microcompactMetadata origin originalModel parentUuid perTurnEffort
  permissionDecision permissionMode planContent preventedContinuation promptCacheRequested promptId promptSource
  quotaLimits rendered renderedBesideToolResult renderedRole requestId requestRef requestSessionId requestedModel
  retractedMessageUuids retryAttempt retryInMs rowSource sandboxed sentAtMs sessionId session_id slug source
  sourceToolAssistantUUID sourceToolUseID stopReason subtype supersedesUuids teamName thinkingMetadata timestamp todos
  toolDenialKind toolInputStreamMs toolUseID toolUseResult turnOrigin turnPosition type userFeedback userType uuid
  version wireToolInputs`;

const STREAM_LINE = `aborted agent_id api_error api_error_status api_error_type error isReplay isSynthetic
  is_api_error_message message origin parent_tool_use_id request_id session_id subagent_type supersedes
  task_description timestamp tool_result_meta tool_use_result type uuid`;

const MESSAGE = `container content context_management diagnostics id model role stop_details stop_reason stop_sequence
  type usage`;

const USAGE = `cache_creation cache_creation_input_tokens cache_read_input_tokens fallback_credit inference_geo
  input_tokens iterations output_tokens output_tokens_details server_tool_use service_tier speed`;

const RESULT = `api_error api_error_status api_error_type begun_message_ids deferred_tool_use duration_api_ms
  duration_ms errors fast_mode_disabled_reason fast_mode_state first_content_frame_ms is_error local_command modelUsage
  model_usage_since_last_result num_turns origin permission_denials queued_turn_count result result_index safety_stops
  session_id startup_failure_reason stop_reason structured_output subagent_stats subtype terminal_reason
  time_to_request_ms total_cost_usd ttft_ms ttft_stream_ms type usage user_message_uuid user_message_uuids uuid`;

function namesOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Where a field can stand: a line of a transcript, one of headless output, a message, its usage, a result line. */
export type FieldPlace = "line" | "output line" | "message" | "usage" | "result";

const FIELDS: { readonly [place in FieldPlace]: ReadonlySet<string> } = {
  line: namesOf(LINE),
  "output line": namesOf(STREAM_LINE),
  message: namesOf(MESSAGE),
  usage: namesOf(USAGE),
  result: namesOf(RESULT),
};

const tools = namesOf(TOOLS);
const hookEvents = namesOf(HOOK_EVENTS);

/** True for a tool of a released client, and for any tool of an MCP server. */
export function isKnownTool(name: string): boolean {
  return tools.has(name) || name.startsWith("mcp__");
}

/** True for a hook event that a released client is known to fire. */
export function isKnownHookEvent(name: string): boolean {
  return hookEvents.has(name);
}

/** True for a field that is known at this place. */
export function isKnownField(place: FieldPlace, name: string): boolean {
  return FIELDS[place].has(name);
}
