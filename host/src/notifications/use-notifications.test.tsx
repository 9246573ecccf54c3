import { NO_PROTECTION } from '@bank/domain';
import { act, renderHook, waitFor } from '@bank/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { NotificationSources } from './notification-sources';
import { createUseNotifications } from './use-notifications';

beforeEach(() => localStorage.clear());

/** NotificationSources with one entry, an hour ago. */
function lockedAccount(): NotificationSources {
  const askedAt = new Date(Date.now() - 3_600_000);
  const locked = { ...NO_PROTECTION, isLocked: true };
  const protection = { current: locked, next: locked, askedAt, lockedAt: askedAt };
  return { requests: [], credits: [], due: [], protection, currency: 'EUR' };
}

function setup() {
  const subscriptions: {
    uid: string;
    send: (sources: NotificationSources) => void;
    fail: () => void;
  }[] = [];
  const stop = jest.fn();
  const useNotifications = createUseNotifications((uid, send, fail) => {
    subscriptions.push({ uid, send, fail });
    return stop;
  });
  const renders: string[] = [];
  const open = (first: string) =>
    renderHook(
      ({ uid }: { uid: string }) => {
        const notifications = useNotifications(uid);
        renders.push(`${uid}: ${notifications.status}`);
        return notifications;
      },
      { initialProps: { uid: first } },
    );
  const subscription = async (count: number) => {
    await waitFor(() => expect(subscriptions).toHaveLength(count));
    const newest = subscriptions[count - 1];
    if (!newest) throw new Error('There is no subscription');
    return newest;
  };
  return { open, renders, stop, subscription, subscriptions };
}

test('two viewers share one subscription, which ends with the last', async () => {
  const { open, stop, subscription, subscriptions } = setup();
  const [badge, list] = [open('ada'), open('ada')];
  const { send } = await subscription(1);
  act(() => send(lockedAccount()));
  expect(badge.result.current).toMatchObject({ status: 'ready', unread: 1 });
  const shown = list.result.current;
  if (shown.status !== 'ready') throw new Error('not ready');
  act(() => shown.markSeen(Date.now()));
  expect(badge.result.current).toMatchObject({ unread: 0 });
  badge.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stop).not.toHaveBeenCalled();
  list.unmount();
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  expect(subscriptions).toHaveLength(1);
});

test('the next user sees nothing of the former one, not even for one render', async () => {
  const { open, renders, stop, subscription } = setup();
  const { result, rerender } = open('ada');
  const ada = await subscription(1);
  act(() => ada.send(lockedAccount()));
  expect(result.current.status).toBe('ready');
  rerender({ uid: 'bo' });
  expect(renders).not.toContain('bo: ready');
  expect(stop).toHaveBeenCalledTimes(1);
  const bo = await subscription(2);
  expect(bo.uid).toBe('bo');
  act(() => bo.send({ ...lockedAccount(), protection: null }));
  expect(result.current).toMatchObject({ status: 'ready', entries: [], unread: 0 });
});

test('reports a failure, tries again, and keeps the list if the connection is lost later', async () => {
  const { open, subscription } = setup();
  const { result } = open('ada');
  const first = await subscription(1);
  act(() => first.fail());
  const failed = result.current;
  if (failed.status !== 'error') throw new Error('no error');
  act(() => failed.retry());
  expect(result.current.status).toBe('loading');
  const second = await subscription(2);
  act(() => first.fail());
  expect(result.current.status).toBe('loading');
  act(() => second.send(lockedAccount()));
  act(() => second.fail());
  expect(result.current).toMatchObject({ status: 'ready', unread: 1 });
});
