import { text } from '@countinghouse/contract/accounts/company-connection.text'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

const Connection = later(async () => (await import('./connection-tab.tsx')).ConnectionTab)
const Documents = later(async () => (await import('./documents-tab.tsx')).DocumentsTab)
const Netting = later(async () => (await import('./netting-tab.tsx')).NettingTab)

export const record: RecordExtras = {
  isPage: true,
  tabs: [
    { key: 'connection', title: text.connection, Panel: Connection },
    { key: 'documents', title: text.documents, Panel: Documents },
    { key: 'netting', title: text.netting, right: 'nettings:view', Panel: Netting },
  ],
}
