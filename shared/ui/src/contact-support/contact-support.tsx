import { brand } from '@bank/domain';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';
import { MailIcon } from '../icons';
import { Notice } from '../notice';
import styles from './contact-support.module.css';
import { messages } from './messages';

type Props = {
  /** What the message is about, such as a loan request. */
  subject: string;
  /** Lets support find the request: its reference number, or else the customer's uid. */
  reference: string | undefined;
  name: string | undefined;
};

function mailLink({ subject, reference, name }: Props): string {
  const lines = [name && messages.name(name), reference && messages.reference(reference)].filter(
    Boolean,
  );
  const title = [subject, reference].filter(Boolean).join(' – ');
  // RFC 6068: percent-encoded, lines end with CR LF. The customer writes below the blank line.
  const body = `${lines.join('\r\n')}\r\n\r\n`;
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** Where the product says "contact admin": how to, with an email that is already filled in. */
export function ContactSupport(props: Props) {
  return (
    <Notice tone="neutral" icon={MailIcon} title={messages.title}>
      <div className={styles.body}>
        <p>{messages.explanation(brand.supportEmail)}</p>
        <a className={buttonClass('secondary')} href={mailLink(props)}>
          <Icon icon={MailIcon} />
          {messages.link}
        </a>
      </div>
    </Notice>
  );
}
