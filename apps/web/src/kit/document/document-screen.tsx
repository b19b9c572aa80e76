import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { ListRow } from '@countinghouse/contract/listing'
import { permissionName } from '@countinghouse/contract/page'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import type { DocumentExtras } from './document-extras.ts'
import { documentTones } from './document-tones.ts'
import { fieldModels } from '../fields/field-model.ts'
import { ListPage } from '../list/list-page.tsx'
import { Status } from '../list/status.tsx'
import type { ListColumns } from '../list/use-list-columns.tsx'

const loadPage = () => import('./document-page.tsx')
const DocumentPage = later(async () => (await loadPage()).DocumentPage)
// Prefetched with the first rows, so that the list does not wait for it and documents open immediately.
void loadPage().catch(() => undefined)

type DocumentScreenProps = {
  readonly document: Document
  /** The extensions of the module; must be a stable object. */
  readonly extras?: DocumentExtras
}

/** The screen of a document type: the list, and each document as a page. docs/decisions/063. */
export function DocumentScreen({ document, extras = {} }: DocumentScreenProps) {
  const { t } = useLanguage()
  const can = useCan()
  const columns = useMemo<ListColumns<ListRow>>(
    () => ({
      name: { width: 152, grow: 0.6 },
      status: {
        width: 136,
        grow: 0.5,
        stacked: 'status',
        cell: (row) => (
          <Status
            value={(row as DocumentRow).status}
            master={document}
            tone={documentTones[(row as DocumentRow).status]}
          />
        ),
      },
      ...Object.fromEntries(figureOf(document).map((name) => [name, { stacked: 'detail' as const }])),
    }),
    [document],
  )
  const canCreate = document.isEntered && document.given.length === 0 && can(permissionName(document.page, 'create'))
  return (
    <ListPage
      listing={document.listing}
      columns={columns}
      above={extras.above}
      {...(extras.actions !== undefined && { actions: () => extras.actions })}
      {...(extras.chosenActions !== undefined && { chosenActions: extras.chosenActions })}
      create={canCreate ? t(shellText.newRecord, { one: t(document.text.one) }) : null}
      record={(shared) => <DocumentPage document={document} extras={extras} {...shared} />}
    />
  )
}

/** The first amount of the list, or else its first date. */
function figureOf({ listing }: Document): string[] {
  const models = fieldModels(listing)
  const first = (widget: string) =>
    listing.columns.filter((name) => models.some((one) => one.name === name && one.widget === widget)).slice(0, 1)
  const amount = first('amount')
  return amount.length > 0 ? amount : first('date')
}
