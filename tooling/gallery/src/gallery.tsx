import { Logo, ThemeSwitch } from '@bank/ui';
import styles from './gallery.module.css';
import { sections } from './sections';

/** The component gallery: every component in every state. */
export function Gallery() {
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <Logo />
        <ThemeSwitch />
      </header>
      <div className={styles.intro}>
        <h1 className={styles.heading}>Warm paper, deep fern, one mark of gold</h1>
        <p className={styles.lead}>
          What the bank’s pages are made of, in every state, in the light and in the dark.
        </p>
      </div>
      <nav className={styles.nav} aria-label="Sections">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.sections}>
        {sections.map(({ id, title, about, Content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <div className={styles.sectionHead}>
              <h2 id={`${id}-title`}>{title}</h2>
              <p className={styles.about}>{about}</p>
            </div>
            <div className={styles.content}>
              <Content />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
