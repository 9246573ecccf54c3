import { describe, expect, test } from '@jest/globals';
import { emulatorAddresses, firebaseApp, startFirebase } from './app';

const project = {
  registry: { url: 'https://db.example', rootKeys: ['key'], floor: 0, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'demo-unit', storageBucket: 'demo-unit.appspot.com' },
};

describe('the page’s Firebase app', () => {
  test('is not there before it is started', () => {
    expect(() => firebaseApp()).toThrow('startFirebase must be called');
  });

  test('has what the environment names, and no emulators where it names none', () => {
    startFirebase(project);
    expect(firebaseApp().options).toEqual(project.firebase);
    expect(emulatorAddresses()).toBeUndefined();
  });
});
