import { useParams } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Diagram } from './model/diagram.ts';
import { layOut, type Places, type Point, placesOf } from './model/lay-out.ts';
import { recallPlaces, rememberPlaces } from './model/remembered-places.ts';

/** Where the tables stand, and what moves them. */
export interface PlacesLife {
  readonly places: Places;
  readonly move: (name: string, to: Point) => void;
  /** Keeps where they are, for the next time. */
  readonly keep: () => void;
  readonly layOutAnew: () => void;
}

/** Where the tables of a diagram stand: where a person put them, else laid out once; a change of the document moves none of them. */
export function usePlaces(diagram: Diagram): PlacesLife {
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const [places, setPlaces] = useState(() => recallPlaces(schemaId));
  const isWhole = diagram.tables.every(({ name }) => places[name] !== undefined);
  const whole = isWhole ? places : placesOf(diagram, places);
  if (!isWhole) setPlaces(whole);
  const move = useCallback((name: string, to: Point) => setPlaces((before) => ({ ...before, [name]: to })), []);
  return {
    places: whole,
    move,
    keep: () => rememberPlaces(schemaId, whole),
    layOutAnew() {
      const laidOut = layOut(diagram);
      setPlaces(laidOut);
      rememberPlaces(schemaId, laidOut);
    },
  };
}
