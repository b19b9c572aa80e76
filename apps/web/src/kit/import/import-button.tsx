import { downloadImportTemplate, uploadImport } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconChevronDown, IconFileImport } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { downloadAddress } from '../../app/calls/download.ts'
import { hasModal, isTyping, useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { useHandler } from '../../ui/behaviour/use-handler.ts'
import { upload } from '../../app/calls/upload.ts'
import { isBlock } from '../cell-grid/tab-separated.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import { Popup } from '../../ui/dialog/popup.tsx'
import menu from '../record-edit/save-menu.module.css'
import styles from './import-button.module.css'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useCan } from '../../app/session/session.tsx'
import { useSearchState } from '../../app/routing/search.ts'
import { importCodec } from './import-address.ts'
import type { Imported } from './imported.ts'

const ImportWizard = later(async () => (await import('./import-wizard.tsx')).ImportWizard)

type ImportButtonProps = {
  readonly master: Imported
  /** Names of the list columns in order. */
  readonly columns: readonly string[]
}

/** Opens the import of a list; requires the import permission. The address keeps the wizard open. */
export function ImportButton(props: ImportButtonProps) {
  const can = useCan()
  return can(permissionName(props.master.page, 'import')) ? <AllowedImport {...props} /> : null
}

function AllowedImport({ master, columns }: ImportButtonProps) {
  const language = useLanguage()
  const { t } = language
  const [state, setState] = useSearchState(importCodec)
  const [pasted, setPasted] = useState<string | null>(null)
  const title = t(master.text.title)
  function open(cells: string | null = null): void {
    setPasted(cells)
    void setState({ open: 'new' })
  }

  function take(cells: string): void {
    open(cells)
    if (cells === '') return
    const input = { entity: master.entity, fileName: t(text.pastedName), columns: [...columns] }
    upload(uploadImport, input, new Blob([cells])).then(
      ({ id }) => setState({ open: id, step: 'map' }, { replace: true }),
      (error: unknown) => showToast(language, { tone: 'error', message: failureText(language, error, title) }),
    )
  }

  const pasteRows = () => void clipboardText().then(take)
  usePastedBlock(take)
  useShortcuts([{ keys: 'mod+v', scope: 'list', label: t(text.pasteRows) }])
  usePaletteActions([
    { title: t(text.title, { title }), icon: 'package', run: () => open() },
    { title: `${t(text.pasteRows)}: ${title}`, icon: 'copy', run: pasteRows },
  ])
  return (
    <div className={styles.ways}>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => open()}
      >
        {t(text.import)}
      </Button>
      <Popup
        label={t(text.moreWays)}
        side="end"
        buttonClass={`${menu.opener} ${styles.more}`}
        button={
          <>
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t(text.moreWays)}</span>
          </>
        }
      >
        <button
          type="button"
          className={menu.way}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
            pasteRows()
          }}
        >
          {t(text.pasteRows)}
        </button>
        <a className={menu.way} href={downloadAddress(downloadImportTemplate, { entity: master.entity })} download>
          {t(text.template)}
        </a>
      </Popup>
      {state.open !== null && (
        <Suspense>
          <ImportWizard master={master} state={state} setState={setState} columns={columns} pasted={pasted} />
        </Suspense>
      )}
    </div>
  )
}

/** Handles cells pasted while no field or dialog has the focus. */
function usePastedBlock(take: (cells: string) => void): void {
  const onPaste = useHandler((event: ClipboardEvent) => {
    const cells = event.clipboardData?.getData('text/plain') ?? ''
    if (event.defaultPrevented || hasModal() || isTyping(event.target) || !isBlock(cells)) return
    event.preventDefault()
    take(cells)
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onPaste])
}

/** The clipboard text; empty if unavailable. */
async function clipboardText(): Promise<string> {
  const cells = await navigator.clipboard.readText().catch(() => '')
  return isBlock(cells) ? cells : ''
}
