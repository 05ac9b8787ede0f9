// The latest test run that something has recorded: from the fact file of a sibling tool where the user names one,
// else from the session's own log. Nothing is run and nothing is inferred: what neither of them shows is no fact.

import { testRunInChain } from "./fact-chain.ts";
import { type Disk, isAbsence } from "./store/disk.ts";
import { testRunInTranscript } from "./transcript-test-run.ts";
import type { TestRunFact } from "./world.ts";

/**
 * Null where there is none, also where a file is missing, empty or half written. Throws what the disk throws on a
 * file that is there and cannot be read.
 */
export function latestTestRun(
  disk: Disk,
  factsFile: string | null,
  transcriptPath: string | null,
): TestRunFact | null {
  return from(disk, factsFile, testRunInChain) ?? from(disk, transcriptPath, testRunInTranscript);
}

function from(
  disk: Disk,
  path: string | null,
  read: (disk: Disk, path: string) => TestRunFact | null,
): TestRunFact | null {
  if (path === null || path === "") return null;
  try {
    return disk.statSync(path).isFile() ? read(disk, path) : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}
