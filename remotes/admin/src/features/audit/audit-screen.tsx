import { Card, PageHeading, Stack } from '@bank/ui';
import { useState } from 'react';
import { EVERY_ENTRY } from './audit-filter';
import { AuditForm } from './audit-form';
import { AuditList } from './audit-list';
import { ExportButton } from './export-button';
import { messages } from './messages';

/** The audit log. */
export function AuditScreen() {
  const [filter, setFilter] = useState(EVERY_ENTRY);
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead} actions={<ExportButton filter={filter} />}>
        {messages.title}
      </PageHeading>
      <Card>
        <AuditForm onApply={setFilter} />
      </Card>
      <Card>
        <AuditList filter={filter} />
      </Card>
    </Stack>
  );
}
