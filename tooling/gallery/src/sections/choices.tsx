import { ComboboxField, LanguageSwitch, SelectField, Stack, ThemeSwitch } from '@bank/ui';
import { useState } from 'react';
import styles from './sections.module.css';

const methods = ['Bank', 'PayPal', 'CashApp'].map((value) => ({ value, label: value }));
const countries = [
  { value: 'NG', label: 'Nigeria', detail: 'NGN' },
  { value: 'NO', label: 'Norway', detail: 'NOK' },
  { value: 'PT', label: 'Portugal', detail: 'EUR' },
];

export function Choices() {
  const [country, setCountry] = useState('NO');
  const [wrong, setWrong] = useState('');
  return (
    <>
      <div className={styles.grid}>
        <SelectField label="Method" options={methods} />
        <SelectField label="Method, refused" options={methods} error="Choose another method." />
        <SelectField label="Method, disabled" options={methods} disabled />
        <ComboboxField
          label="Country"
          options={countries}
          value={country}
          onChange={setCountry}
          hint="Type to search."
        />
        <ComboboxField
          label="Country, missing"
          options={countries}
          value={wrong}
          onChange={setWrong}
          error="Choose your country."
        />
      </div>
      <Stack direction="row">
        <ThemeSwitch />
        <LanguageSwitch />
      </Stack>
    </>
  );
}
