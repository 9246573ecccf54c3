import { newId } from '@bank/domain';
import { expect } from '@playwright/test';
import { newAdmin, putKyc } from '../fixtures/admins';
import { accountOf, storedFiles, storedWhere } from '../fixtures/backend';
import { createPng, HIDDEN } from '../fixtures/images';
import { nameSortedFirst, newCustomer, newCustomerWithFunds } from '../fixtures/users';
import { expectPaidOnce } from '../fixtures/withdrawal';
import { writeImage } from './webkit-files';
import { test } from './webkit-test';

const CODE = 4821;

test('a customer registers', async ({ webkit }) => {
  const email = `${newId().toLowerCase()}@example.com`;
  await webkit.goto('/SignUp');
  await webkit.fill('Username', 'Ines Carvalho');
  await webkit.fill('Email', email);
  await webkit.fill('Phone number', '+55 11 5550 1234');
  await webkit.fill('Password', 'correct horse');
  await webkit.fill('Country', 'braz');
  await webkit.click('option', 'Brazil', true);
  await webkit.click('button', 'Register');
  await webkit.see('text', 'Welcome, Ines Carvalho! Thank you for registering.');
  await webkit.seePath('/DashBoard');
  await webkit.see('h1', 'Hello, Ines Carvalho');
  expect(await storedWhere('users', 'email', email)).toEqual([
    expect.objectContaining({ username: 'Ines Carvalho', country: 'BRL', accountBalance: 0 }),
  ]);
});

test('explains a wrong password, and signs out', async ({ webkit }) => {
  const person = await newCustomer();
  await webkit.goto('/SignIn');
  await webkit.fill('Email', person.email);
  await webkit.fill('Password', 'wrong-horse');
  await webkit.click('button', 'Login');
  await webkit.see('text', 'Incorrect password');
  await webkit.fill('Password', person.password);
  await webkit.click('button', 'Login');
  await webkit.see('h1', 'Hello', true);
  await webkit.click('button', 'Logout');
  await webkit.see('h1', 'Login');
  await webkit.goto('/Profile');
  await webkit.see('h1', 'Login');
});

test('a customer pays with a code', async ({ webkit }) => {
  const person = await newCustomerWithFunds(100, CODE);
  await webkit.signIn(person);
  await webkit.click('link', 'Transfer');
  await webkit.choose('Payment method', 'PayPal');
  await webkit.fill('PayPal email', 'bo@example.com');
  await webkit.fill('Amount', '10.05');
  await webkit.click('button', 'Withdraw');
  await webkit.click('button', 'Confirm');
  await webkit.fill('VAT code', '1000');
  await webkit.click('button', 'Submit');
  await webkit.see('text', 'Wrong VAT code. Please try again.');
  await webkit.click('button', 'Close');
  await webkit.fill('VAT code', String(CODE));
  await webkit.click('button', 'Submit');
  await webkit.see('text', 'Withdrawal Successful');
  await expectPaidOnce(person.uid, 10.05, 89.95);
});

test('a customer uploads an identity document', async ({ webkit }) => {
  const person = await newCustomer();
  await webkit.signIn(person);
  await webkit.click('link', 'KYC');
  await webkit.choose('ID type', 'Passport');
  await webkit.fill('ID number', 'X-1234');
  await webkit.fill('Address', '1 Fern Hill');
  await webkit.fill('Day', '31');
  await webkit.fill('Month', '5');
  await webkit.fill('Year', '1990');
  const image = await webkit.see('field', 'ID image', true);
  await image.sendKeys(await writeImage('my passport.png', createPng()));
  await webkit.see('text', 'my passport.png is ready to send', true);
  await webkit.click('button', 'Submit KYC');
  await webkit.see('text', 'KYC request pending, contact admin and pay standardized fee', true);
  await webkit.click('button', 'OK');
  const [stored] = await storedFiles(`kycImages/${person.uid}/`);
  expect(stored?.contentType).toBe('image/jpeg');
  expect(stored?.bytes.includes(HIDDEN)).toBe(false);
  expect(await storedWhere('kycRequests', 'uid', person.uid)).toEqual([
    expect.objectContaining({ idNumber: 'X-1234', dob: '1990-05-31', status: 'pending' }),
  ]);
});

test('an administrator approves an identity request', async ({ webkit }) => {
  const username = nameSortedFirst();
  const person = { ...(await newCustomer({ fields: { username } })), username };
  await putKyc(person, createPng());
  await webkit.signIn(await newAdmin('Grace'));
  await webkit.goto('/admin/requests/kyc');
  await webkit.click('button', `of ${username}`, true);
  await webkit.see('text', 'X-1');
  await webkit.click('button', 'Approve');
  await webkit.see('text', `${username}’s identity is confirmed.`);
  expect(await accountOf(person.uid)).toMatchObject({ accountLevel: 2 });
});
