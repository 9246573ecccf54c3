import { nowInSeconds } from '../testing/session';
import { allAccounts } from './accounts';
import { onStored, type Operation, type CommonValues, type Step } from './operation';
import { signedIn, type Principals } from './principals';
import { not, now } from './value-generators';
import { NOW } from './rest-encoding';

/** The sign-in time of the acting session, which a revocation contains. */
const signInTime = ({ signedInAt }: CommonValues): number =>
  Number(signedInAt ?? nowInSeconds() - 60);

function cutStep({ uid }: Principals, signedInAt: number): Step {
  return {
    how: 'set',
    path: `sessionCuts/${uid}`,
    data: { at: NOW, keep: signedInAt },
    shape: {
      at: now,
      keep: not(
        0,
        '0',
        null,
        () => signInTime({}) + 60,
        () => signInTime({}) - 60,
      ),
    },
  };
}

/** "Log out everywhere else": revokes all sessions except the current one. */
export const cutOthers: Operation = {
  name: 'a cut of other sessions',
  role: 'owner',
  perform(principals, commonValues) {
    const signedInAt = signInTime(commonValues);
    return {
      by: { ...signedIn(principals.uid), claims: { auth_time: signedInAt } },
      fixtures: allAccounts(principals, { email: 'before@fernhill.example' }),
      steps: [cutStep(principals, signedInAt)],
    };
  },
};

const anEarlierCut = ({ uid }: Principals) => ({
  [`sessionCuts/${uid}`]: { at: new Date((nowInSeconds() - 600) * 1000), keep: 0 },
});

/** The operations that revoke sessions. */
export const sessionOperations: readonly Operation[] = [
  cutOthers,
  onStored(cutOthers, 'a later cut of other sessions', anEarlierCut),
];
