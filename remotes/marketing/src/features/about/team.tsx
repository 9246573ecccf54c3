import { team } from '@bank/domain';
import { messages } from './messages';
import styles from './about.module.css';
import { Portrait } from './portrait';

export function Team() {
  const { title, lead, members } = messages.team;
  return (
    <section className={styles.team} aria-labelledby="team">
      <div>
        <h2 className={styles.heading} id="team">
          {title}
        </h2>
        <p className={styles.soft}>{lead}</p>
      </div>
      <ul className={styles.members}>
        {team.map((member, index) => (
          <li key={member.name} className={styles.member}>
            <Portrait variant={index} />
            <div className={styles.about}>
              <h3>{member.name}</h3>
              <p className={styles.role}>{members[index]?.role}</p>
              <p className={styles.soft}>{members[index]?.about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
