// `detent replay --record`: keeps in the database what only a replay can tell of the loaded sessions.

import { statSync } from "node:fs";
import type { FactRow, ReplayedSource } from "../measure/record-replay.ts";
import { CopyFilter } from "../replay/copied-events.ts";
import { replayFacts } from "../replay/replay-facts.ts";
import type { CommandContext } from "./command.ts";
import { countText } from "./count-text.ts";
import type { ReplayedTranscript } from "./replay-runs.ts";

/** Collects over transcripts, then writes once. */
export class ReplayRecord {
  private readonly copies = new CopyFilter();
  private readonly sources: ReplayedSource[] = [];
  private readonly facts: FactRow[] = [];

  add({ replay: { read, session }, events }: ReplayedTranscript): void {
    for (const { path } of read.files) {
      const found = statSync(path, { throwIfNoEntry: false });
      // A file that went away meanwhile is none that was replayed as it stands.
      if (found !== undefined) this.sources.push({ path, size_bytes: found.size });
    }
    const facts = replayFacts(this.copies.own(events), session.lines);
    for (const { sessionId, timestampMs, kind, amount } of facts)
      this.facts.push({ session_id: sessionId, timestamp_ms: timestampMs, kind, amount });
  }

  async write({ flags, print }: CommandContext): Promise<void> {
    const { recordReplay } = await import("../measure/record-replay.ts");
    await recordReplay(flags.databasePath, this.sources, this.facts);
    print.note(
      `Recorded: ${countText(this.facts.length, "fact")} of ${countText(this.sources.length, "file")}.`,
    );
  }
}
