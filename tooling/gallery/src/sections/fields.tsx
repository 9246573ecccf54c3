import { AmountField, DateField, PasswordField, TextField } from '@bank/ui';
import { useState } from 'react';
import styles from './sections.module.css';

export function Fields() {
  const [amount, setAmount] = useState('1,234.50');
  const [date, setDate] = useState('1990-5-31');
  return (
    <div className={styles.grid}>
      <TextField label="Full name" placeholder="As on your identity card" />
      <TextField
        label="Email"
        type="email"
        hint="We write to it only."
        defaultValue="ada@fernhill.example"
      />
      <TextField
        label="Account number"
        defaultValue="12AB"
        error="An account number has digits only."
      />
      <TextField label="Reference" optional />
      <TextField label="Username" defaultValue="ada" disabled />
      <AmountField
        label="Amount"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <PasswordField label="Password" defaultValue="fern-hill-demo" />
      <TextField label="Photo of your card" type="file" />
      <DateField
        label="Date of birth"
        name="birth"
        parts={{ day: 'Day', month: 'Month', year: 'Year' }}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
    </div>
  );
}
