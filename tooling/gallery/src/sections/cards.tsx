import { toCents } from '@bank/domain';
import { Amount, Avatar, Button, Card, DescriptionList, PageHeading } from '@bank/ui';
import styles from './sections.module.css';

export function Cards() {
  return (
    <>
      <PageHeading lead="One sentence about what this page is for." actions={<Button>Act</Button>}>
        The heading of a page
      </PageHeading>
      <div className={styles.grid}>
        <Card title="Account" actions={<Button variant="quiet">Edit</Button>}>
          <DescriptionList
            items={[
              { name: 'Holder', value: 'Ada Okafor' },
              { name: 'Balance', value: <Amount cents={toCents(12431.9)} currency="EUR" /> },
              { name: 'Address', value: 'ada.okafor.with.a.very.long.name@fernhill.example' },
            ]}
          />
        </Card>
        <Card>
          <div className={styles.people}>
            <Avatar name="Ada Okafor" />
            <Avatar name="Noah" />
            <Avatar name="Maria del Carmen Fernández" size="large" />
          </div>
          <p>A card without a title is a surface, and no more.</p>
        </Card>
      </div>
    </>
  );
}
