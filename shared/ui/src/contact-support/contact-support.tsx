import { brand } from '@bank/domain';
import { locale } from '@bank/i18n';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';
import { MailIcon } from '../icons';
import { Notice } from '../notice';
import styles from './contact-support.module.css';
import { messages } from './messages';

type Props = {
  /** What the message is about, such as a loan request. */
  subject: string;
  /** The request's reference number, which the customer knows. */
  reference?: string | undefined;
  /** Lets support find the customer if the request has no reference: the uid. */
  customerNumber?: string | undefined;
  /** Undefined while the profile is not loaded. */
  name: string | undefined;
};

function mailLink({ subject, reference, customerNumber, name }: Props): string {
  const lines = [
    name && messages.name(name),
    reference && messages.reference(reference),
    customerNumber && messages.customerNumber(customerNumber),
  ].filter(Boolean);
  const title = [subject, reference ?? customerNumber].filter(Boolean).join(' – ');
  // RFC 6068: percent-encoded, lines end with CR LF. The customer writes below the blank line.
  const body = `${lines.join('\r\n')}\r\n\r\n`;
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** What the email already contains, for example "your name and your customer number". */
function contentsOf({ reference, customerNumber, name }: Props): string {
  const { contents } = messages;
  const parts = [
    name && contents.name,
    reference && contents.reference,
    customerNumber && contents.customerNumber,
  ].filter((part) => part !== undefined);
  return new Intl.ListFormat(locale()).format(parts);
}

/** Where the product says "contact admin": how to, with an email that is already filled in. */
export function ContactSupport(props: Props) {
  return (
    <Notice tone="neutral" icon={MailIcon} title={messages.title}>
      <div className={styles.body}>
        <p>{messages.explanation(brand.supportEmail, contentsOf(props))}</p>
        <a className={buttonClass('secondary')} href={mailLink(props)}>
          <Icon icon={MailIcon} />
          {messages.link}
        </a>
      </div>
    </Notice>
  );
}
