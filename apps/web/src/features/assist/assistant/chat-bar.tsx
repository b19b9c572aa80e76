import type { Chat } from '@countinghouse/contract/assist/assistant'
import { assistantPage, deleteChat, exportChat } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { downloadAddress } from '../../../app/calls/download.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './assistant.module.css'

const TitleDialog = later(async () => (await import('./title-dialog.tsx')).TitleDialog)

type Props = {
  readonly chats: readonly Chat[]
  readonly selected: Chat | null
  readonly onSelect: (id: number | null) => void
}

/** The user’s chats: opened by title, renamed, exported and deleted. */
export function ChatBar({ chats, selected, onSelect }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const [isRenaming, setIsRenaming] = useState(false)
  const write = useWrite(t(text.title))
  const mayUse = can(permissionName(assistantPage, 'use'))

  async function remove({ id, version, title }: Chat): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.askRemove),
      body: `${title ?? t(text.untitled)}. ${t(text.askRemoveBody)}`,
      confirm: t(text.remove),
      isDanger: true,
    })
    if (choice !== 'confirm' || (await write(deleteChat, { id, version })) === null) return
    onSelect(null)
    showToast(language, { tone: 'done', message: t(text.removed) })
  }

  return (
    <div className={styles['bar']} role="group" aria-label={t(text.chats)}>
      <FilterChoice
        label={t(text.chats)}
        any={t(text.create)}
        value={selected?.id ?? null}
        options={chats.map(({ id, title }) => ({ value: id, label: title ?? t(text.untitled) }))}
        onChange={(value) => onSelect(value === null ? null : Number(value))}
      />
      {selected !== null && (
        <>
          <Button variant="default" size="compact-md" onClick={() => onSelect(null)}>
            {t(text.create)}
          </Button>
          {mayUse && (
            <Button variant="default" size="compact-md" onClick={() => setIsRenaming(true)}>
              {t(text.rename)}
            </Button>
          )}
          {can(permissionName(assistantPage, 'export')) && (
            <>
              <Button
                component="a"
                variant="default"
                size="compact-md"
                href={downloadAddress(exportChat, { id: selected.id, format: 'txt' })}
                download
              >
                {t(text.exportText)}
              </Button>
              <Button
                component="a"
                variant="default"
                size="compact-md"
                href={downloadAddress(exportChat, { id: selected.id, format: 'json' })}
                download
              >
                {t(text.exportJson)}
              </Button>
            </>
          )}
          {mayUse && (
            <Button variant="default" size="compact-md" onClick={() => void remove(selected)}>
              {t(text.remove)}
            </Button>
          )}
        </>
      )}
      <Suspense>
        {isRenaming && selected !== null && <TitleDialog chat={selected} onClose={() => setIsRenaming(false)} />}
      </Suspense>
    </div>
  )
}
