import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/record-actions.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconCopy } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { beginningWith } from '../../app/routing/new-record.ts'
import { useCan } from '../../app/session/session.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { copiedEntries } from './copied-entries.ts'
import styles from './document.module.css'

type Props = { readonly document: Document; readonly row: DocumentRow }

/** Begins a new document with the input of this one, for users who may create such documents. */
export function DuplicateDocument({ document, row }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const isPossible = document.isEntered && document.given.length === 0 && can(permissionName(document.page, 'create'))
  const duplicate = () =>
    void navigate({
      to: document.page.path,
      search: ((previous: object) => ({ ...previous, open: 'new', tab: undefined })) as never,
      state: beginningWith(copiedEntries(document, row)),
    })
  usePaletteActions(isPossible ? [{ title: `${t(text.copy)}: ${row.name}`, icon: 'copy', run: duplicate }] : [])
  if (!isPossible) return null
  return (
    <button type="button" className={styles.printButton} onClick={duplicate}>
      <IconCopy size={16} stroke={1.75} aria-hidden />
      {t(text.copy)}
    </button>
  )
}
