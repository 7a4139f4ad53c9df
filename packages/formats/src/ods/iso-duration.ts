import type { DigitsVector, TimeVector } from '@populace/core';
import type { SpeltCell } from '../shared/sheet/cell-markup.ts';

/** Returns times of day as durations since midnight, such as `PT12H30M00.250S` (XML Schema Part 2, section 3.2.6). */
export function isoDuration({ ms, us, precision }: TimeVector): Required<SpeltCell> {
  const column = (): Int32Array => new Int32Array(ms.length);
  const [hours, minutes, seconds, millis] = [column(), column(), column(), column()];
  const micros = us === undefined ? [] : [digits(us, 3)];
  const fraction = precision === 's' ? [] : ['.', digits(millis, 3), ...(precision === 'us' ? micros : [])];
  return {
    parts: ['PT', digits(hours, 2), 'H', digits(minutes, 2), 'M', digits(seconds, 2), ...fraction, 'S'],
    prepare(n) {
      for (let row = 0; row < n; row++) {
        const second = (ms[row] / 1000) | 0;
        const minute = (second / 60) | 0;
        const hour = (minute / 60) | 0;
        hours[row] = hour;
        minutes[row] = minute - hour * 60;
        seconds[row] = second - minute * 60;
        millis[row] = ms[row] - second * 1000;
      }
    },
  };
}

function digits(chunk: Int32Array, width: number): DigitsVector {
  return { kind: 'digits', chunks: [chunk], widths: [width] };
}
