import { type Duration, formatDuration, parseDuration } from '@populace/calendar';
import { defineOption, type Option, type OptionSettings, refuse, type Settled } from '@populace/core';

/** An option that is a length of time: `90s`, `15m`, `2h`, `3d`, `6w`, `2y`, or ISO 8601 such as `P1M`. */
export function durationOption(settings: Settled<Duration, OptionSettings<Duration>>): Option<Duration>;
export function durationOption(settings: OptionSettings<Duration>): Option<Duration | undefined>;
export function durationOption(settings: OptionSettings<Duration>): Option<Duration | undefined> {
  return defineOption(settings, {
    kind: 'duration',
    jsonSchema: { type: 'string' },
    write: formatDuration,
    read(node, at) {
      const duration = node.kind === 'scalar' && typeof node.value === 'string' ? parseDuration(node.value) : undefined;
      return duration ?? refuse(node, at, 'a duration such as 90s, 15m, 2h, 3d, 6w or P1M');
    },
  });
}
