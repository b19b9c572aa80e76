import type { DocumentRow } from '@countinghouse/contract/document'
import type { ListRow } from '@countinghouse/contract/listing'
import { permissionName } from '@countinghouse/contract/page'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { documentTones } from '../document/document-tones.ts'
import { ListPage } from '../list/list-page.tsx'
import { Status } from '../list/status.tsx'
import type { ListColumns } from '../list/use-list-columns.tsx'
import type { Receiving } from './receiving.ts'

const ReceivingRecord = later(async () => (await import('./receiving-record.tsx')).ReceivingRecord)

/** Open while counting continues. */
const tones: Readonly<Record<string, string>> = {
  ...documentTones,
  draft: 'info',
  posted: 'warning',
  closed: 'success',
}

/** The receipts of a kind, and counting one. */
export function ReceivingScreen({ receiving }: { readonly receiving: Receiving }) {
  const { t } = useLanguage()
  const can = useCan()
  const { document, received, start, Start } = receiving
  const columns = useMemo(
    (): ListColumns<ListRow> => ({
      name: { width: 152, grow: 0.6 },
      status: {
        width: 136,
        grow: 0.5,
        stacked: 'status',
        cell: (row) => {
          const { status } = row as DocumentRow
          return <Status value={status} master={document} tone={tones[status]} />
        },
      },
      [received]: { stacked: 'detail' },
    }),
    [document, received],
  )
  return (
    <ListPage
      listing={document.listing}
      columns={columns}
      create={can(permissionName(document.page, 'create')) ? t(start) : null}
      record={(shared) =>
        shared.state.open === 'new' ? (
          <Start {...shared} />
        ) : (
          <ReceivingRecord receiving={receiving} tones={tones} {...shared} />
        )
      }
    />
  )
}
