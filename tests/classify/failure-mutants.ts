// Every way in which one signature of a failure class can be taken out or altered, and the class around it. A check
// that does not notice one of them has no control for it.

import type { FailureSignature, FailureTable, Recovery } from "../../src/classify/failure-class.ts";
import { failureClasses } from "../../src/classify/failure-classes.ts";

/** Tables with one fault, and what the fault is. */
export interface FailureMutant {
  readonly fault: string;
  readonly tables: readonly FailureTable[];
}

const recoveries: readonly Recovery[] = ["retry", "resume once", "hand to operator"];

function otherRecovery(recovery: Recovery): Recovery {
  return recoveries.find((one) => one !== recovery) ?? recovery;
}

function alteredSignatures(
  signature: FailureSignature,
  table: FailureTable,
): readonly (readonly [string, FailureSignature])[] {
  const { line, ...lineless } = signature;
  const fields = Object.entries(signature.fields ?? {});
  const recovery = otherRecovery(signature.recovery ?? table.recovery);
  return [
    ...(line === undefined
      ? []
      : ([
          ["its line", lineless],
          ["the beginning of its line", { ...signature, line: `.*(?:${line})` }],
          ...(/\.[*+]$/.test(line)
            ? []
            : ([["the end of its line", { ...signature, line: `(?:${line}).*` }]] as const)),
        ] as const)),
    ["its recovery", { ...signature, recovery }],
    ...fields.flatMap(([field, values]) => {
      const rest = Object.fromEntries(fields.filter(([other]) => other !== field));
      const short = values.map((gone, at): readonly [string, FailureSignature] => {
        return [
          `${field} ${gone}`,
          { ...signature, fields: { ...signature.fields, [field]: values.toSpliced(at, 1) } },
        ];
      });
      const fieldless: readonly [string, FailureSignature] = [field, { ...signature, fields: rest }];
      return [...short, fieldless];
    }),
  ];
}

/** The mutants of one class. */
export function failureMutants(table: FailureTable): readonly FailureMutant[] {
  const changed = (fault: string, signatures: readonly FailureSignature[]): FailureMutant => ({
    fault,
    tables: failureClasses.map((one) => (one.name === table.name ? { ...table, signatures } : one)),
  });
  return table.signatures.flatMap((signature, at) => [
    changed(`${signature.id}: gone`, table.signatures.toSpliced(at, 1)),
    ...alteredSignatures(signature, table).map(([name, one]) =>
      changed(`${signature.id}: without ${name}`, table.signatures.with(at, one)),
    ),
  ]);
}

/** The tables with each pair of neighbours in the other order. */
export function orderMutants(): readonly FailureMutant[] {
  return failureClasses.slice(1).map((second, at) => {
    const first = failureClasses[at];
    const tables = first === undefined ? [] : failureClasses.with(at, second).with(at + 1, first);
    return { fault: `${second.name} before ${first?.name}`, tables };
  });
}
