import { type Column, isNumeric, typeName } from '@populace/core';
import { averagesOf, histogramOf } from './averages.ts';
import type { CollectorOptions, ColumnCollector } from './collector.ts';
import { numberEdges } from './number-edges.ts';
import { createQuantityCollector, type Told } from './quantity-collector.ts';
import { createTextCollector } from './text-collector.ts';
import { timeEdges } from './time-edges.ts';
import { DAY, formOfTime, SECOND, type TimeForm, textOfTime } from './time-numbers.ts';

/** Creates what gathers the values of a column, by its type. */
export function createColumnCollector(column: Column, options: CollectorOptions): ColumnCollector {
  const { kind } = column.type;
  const named = { name: column.name, type: typeName(column.type) };
  const isTime = kind === 'date' || kind === 'time' || kind === 'timestamp' || kind === 'timestamptz';
  if (!isTime && !isNumeric(column.type)) return createTextCollector(column, named, options);
  const told = isTime ? toldOfTimes(column, options) : toldOfNumbers(column, options);
  return createQuantityCollector(column, named, { ...options, told });
}

function toldOfNumbers({ type }: Column, { bins }: CollectorOptions): Told {
  const whole = type.kind === 'int32' || type.kind === 'int64';
  return (counted, min, max) => {
    const { numbers } = counted;
    const edges = numberEdges(numbers[0], numbers[numbers.length - 1], { bins, whole });
    return { kind: 'numbers', min, max, ...averagesOf(counted), histogram: histogramOf(counted, edges) };
  };
}

function toldOfTimes({ type }: Column, { bins }: CollectorOptions): Told {
  return (counted, min, max) => {
    const { numbers } = counted;
    const form = formOfTime(type, min);
    const text = (time: number): string => textOfTime(time, form);
    const edges = timeEdges(numbers[0], numbers[numbers.length - 1], { bins, finest: finestOf(form) });
    const { counts } = histogramOf(counted, edges);
    const { mean, median } = averagesOf(counted);
    const histogram = { edges: edges.map(text), counts };
    return { kind: 'times', min, max, mean: text(mean), median: text(median), histogram };
  };
}

function finestOf({ kind, digits }: TimeForm): number {
  if (kind === 'date') return DAY;
  return digits === 0 ? SECOND : 1;
}
