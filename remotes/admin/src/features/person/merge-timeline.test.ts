import { expect, test } from '@jest/globals';
import { mergeTimeline, type TimelineSource } from './merge-timeline';

const source = (isComplete: boolean, ...days: number[]): TimelineSource => ({
  isComplete,
  events: days.map((day) => ({
    key: String(day),
    at: new Date(2026, 0, day),
    title: String(day),
    detail: '',
  })),
});

const titles = (sources: TimelineSource[], most = 10) => {
  const { events, isComplete } = mergeTimeline(sources, most);
  return [events.map(({ title }) => title).join(' '), isComplete];
};

test('merges events of all sources, newest first', () => {
  expect(titles([source(true, 1, 5), source(true, 3)])).toEqual(['5 3 1', true]);
  expect(titles([source(true)])).toEqual(['', true]);
});

test('ends where a source was not read further, so that nothing is missing in between', () => {
  expect(titles([source(false, 4, 9), source(true, 2, 6)])).toEqual(['9 6 4', false]);
});

test('shows no more than the limit', () => {
  expect(titles([source(true, 1, 2, 3)], 2)).toEqual(['3 2', false]);
});
