import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { readStoredData } from '../../api/stored-data';
import { ExportDataCard } from './export-data-card';

/** The download of everything that the bank stores about the signed-in customer. */
export function ExportData() {
  const { uid } = useSession();
  return (
    <ExportDataCard
      uid={uid}
      readAll={(options) => readStoredData({ db: database(), uid }, options)}
    />
  );
}
