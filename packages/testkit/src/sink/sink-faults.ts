/** What goes wrong at the place that a sink writes to. */
export interface SinkFault {
  /**
   * `failure`: the call throws an error that nobody knows. `full`: it throws that of a full disk. `short`: it takes some of the bytes only,
   * or takes them late; that is no failure.
   */
  readonly kind: 'failure' | 'full' | 'short';
  /** Which call, from 1. */
  readonly at: number;
}

/** Counts calls, and says what is wrong with each. */
export interface FaultyCalls {
  /** Throws where this call is to fail. Returns whether it is to be short. */
  next(): boolean;
  /** Whether the fault has come to pass. */
  hasFailed(): boolean;
}

/** Counts the calls of a place until its fault. */
export function createFaultyCalls(fault: SinkFault | undefined): FaultyCalls {
  let calls = 0;
  let failed = false;
  return {
    next() {
      calls++;
      if (fault === undefined || calls !== fault.at) return false;
      failed = true;
      if (fault.kind === 'failure') throw new Error('The place is gone.');
      if (fault.kind === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return true;
    },
    hasFailed: () => failed,
  };
}
