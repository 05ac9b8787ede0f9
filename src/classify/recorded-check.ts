// What is kept of a check of the classifier. The record itself is generated.

/** Agreement with a set of labels, as recorded: how many of `calls` had the same answer. */
export interface RecordedAgreement {
  readonly calls: number;
  readonly sameClass: number;
  readonly sameMechanical: number;
}

/** What was found when the classifier was last checked. */
export interface CalibrationRecord {
  /** SHA-256 over the classifier's sources: their paths and texts, and the version of the shell parser. */
  readonly classifier: string;
  readonly classes: readonly {
    readonly name: string;
    readonly controls: number;
    readonly failed: number;
    readonly isCalibrated: boolean;
  }[];
  /** With the shipped labels. */
  readonly labelled: RecordedAgreement;
  /** With commands of real logs; null where they were not at hand for this classifier. */
  readonly heldOut: RecordedAgreement | null;
}
