// `detent replay --record`: keeps in the database what only a replay can tell of the loaded sessions.

import { statSync } from "node:fs";
import type { FactRow, FactSight, ReplayedSource } from "../measure/record-replay.ts";
import { CopyFilter } from "../replay/copied-events.ts";
import { firingFacts, notAskedFacts } from "../replay/firing-facts.ts";
import type { JudgedEvent } from "../replay/judged-event.ts";
import { replayFacts } from "../replay/replay-facts.ts";
import type { LinePlace } from "../session/recorded-calls.ts";
import type { CommandContext } from "./command.ts";
import { countText } from "./count-text.ts";
import type { ReplayedTranscript } from "./replay-runs.ts";

/** Collects over transcripts, then writes once. */
export class ReplayRecord {
  private readonly asked: readonly string[];
  private readonly copies = new CopyFilter();
  private readonly sources: ReplayedSource[] = [];
  private readonly facts: FactRow[] = [];
  /** Where the event of each key stands, in its first session and in all that have copied it. */
  private readonly sights = new Map<string, FactSight[]>();

  /** `asked`: the moves that the replay asks. */
  constructor(asked: readonly string[]) {
    this.asked = asked;
  }

  add({ replay: { read, session }, events }: ReplayedTranscript): void {
    for (const { path } of read.files) {
      const found = statSync(path, { throwIfNoEntry: false });
      // A file that went away meanwhile is none that was replayed as it stands.
      if (found !== undefined) this.sources.push({ path, size_bytes: found.size });
    }
    this.see(events);
    const own = this.copies.own(events);
    for (const fact of [
      ...replayFacts(own, session.lines),
      ...firingFacts(own),
      ...notAskedFacts(session, this.asked),
    ]) {
      const { sessionId, timestampMs, kind, amount, call, place } = fact;
      this.facts.push({
        ...{ session_id: sessionId, timestamp_ms: timestampMs, kind, amount },
        call_key: call === null ? null : call.id,
        message_key: call === null ? null : call.responseKey,
        sights: this.sights.get(placeKey(place)) ?? [],
      });
    }
  }

  /** Copies share the list of their origin, so that a copy that comes later is in it too. */
  private see(events: readonly JudgedEvent[]): void {
    for (const { replayed } of events) {
      const { event, copyKeys, place } = replayed.recorded;
      if (event.name !== "UserPromptSubmit") continue;
      const list = copyKeys.map((key) => this.sights.get(key)).find((one) => one !== undefined) ?? [];
      list.push({ path: place.file, line: place.line });
      for (const key of [...copyKeys, placeKey(place)]) this.sights.set(key, list);
    }
  }

  async write({ flags, print }: CommandContext): Promise<void> {
    const { recordReplay } = await import("../measure/record-replay.ts");
    await recordReplay(flags.databasePath, this.sources, this.facts);
    print.note(
      `Recorded: ${countText(this.facts.length, "fact")} of ${countText(this.sources.length, "file")}.`,
    );
  }
}

function placeKey({ file, line }: LinePlace): string {
  return `at ${line} of ${file}`;
}
