// What every interval estimator of the after/before ratio returns.

/** `low` may be 0 and `high` Infinity: so few or so tied values that no ratio on that side can be excluded. */
export interface RatioInterval {
  /** After over before. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** 0 to 1, two-sided. */
  readonly level: number;
}
