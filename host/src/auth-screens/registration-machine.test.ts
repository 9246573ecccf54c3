import { beforeEach, expect, test } from '@jest/globals';
import { registration } from '../session/registration';
import {
  openRegistration,
  REGISTRATION_TRANSITIONS,
  runRegistration,
  sendToRegistration,
  type RegistrationEvent,
  type RegistrationState,
} from './registration-machine';

beforeEach(() => {
  registration.set('closed');
});

const STATES = Object.keys(REGISTRATION_TRANSITIONS) as RegistrationState[];
const EVENTS: RegistrationEvent[] = ['open', 'submit', 'succeed', 'fail', 'close'];

test.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
  '%s, then %s',
  (state, event) => {
    const transitions: Partial<Record<RegistrationEvent, string>> = REGISTRATION_TRANSITIONS[state];
    registration.set(state);
    sendToRegistration(event);
    expect(registration.get()).toBe(transitions[event] ?? state);
  },
);

/** A registration that the test settles. */
function pendingRegistration() {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const running = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { register: () => running, resolve, reject };
}

test('a registration runs, and is done', async () => {
  const states: string[] = [];
  const unsubscribe = registration.subscribe(() => states.push(registration.get()));
  const close = openRegistration();
  await runRegistration(async () => {});
  close();
  unsubscribe();
  expect(states).toEqual(['editing', 'running', 'done', 'closed']);
});

test('a failed registration rejects, and the next attempt runs', async () => {
  openRegistration();
  const failure = new Error('email already in use');
  await expect(runRegistration(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(registration.get()).toBe('failed');
  await expect(registration.pending).rejects.toBe(failure);
  const { register, resolve } = pendingRegistration();
  const second = runRegistration(register);
  expect(registration.get()).toBe('running');
  resolve();
  await second;
  expect(registration.get()).toBe('done');
});

test('a form that was left and opened again ignores the earlier registration', async () => {
  const close = openRegistration();
  const earlier = pendingRegistration();
  const first = runRegistration(earlier.register);
  close();
  expect(registration.get()).toBe('closed');
  openRegistration();
  const later = pendingRegistration();
  const second = runRegistration(later.register);
  earlier.reject(new Error('late'));
  await first.catch(() => {});
  expect(registration.get()).toBe('running');
  later.resolve();
  await second;
  expect(registration.get()).toBe('done');
});
