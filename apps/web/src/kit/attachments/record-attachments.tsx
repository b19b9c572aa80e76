import { text } from '@countinghouse/contract/kit/attachment.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { RecordType } from '@countinghouse/contract/record-type'
import { permissionName } from '@countinghouse/contract/page'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { useCan } from '../../app/session/session.tsx'
import { useHandler } from '../../ui/behaviour/use-handler.ts'
import { AttachmentItem } from './attachment-item.tsx'
import styles from './attachments.module.css'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import drawer from '../record/record-drawer.module.css'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { tabId } from '../record/record-tabs.tsx'
import { UploadItem } from './upload-item.tsx'
import { addUploads, uploads } from './uploads.ts'

/** The files of a record, added by button, drag and drop or paste. */
export function RecordAttachments({ master, id }: { readonly master: RecordType; readonly id: number }) {
  const { t } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { attach, attachments, history } = master.routes
  const query = useQuery(routeQuery(attachments, { id }))
  const place = `${master.entity}:${id}`
  const coming = useStore(uploads).filter((upload) => upload.place === place)
  const right = permissionName(master.page, 'edit')
  const canEdit = can(right)

  async function refresh(): Promise<void> {
    await Promise.all([attachments, history].map((route) => queryClient.invalidateQueries({ queryKey: [route.id] })))
  }

  function add(files: FileList | null): void {
    if (canEdit && files !== null) addUploads({ place, id, route: attach, onArrived: refresh }, [...files])
  }

  const onPaste = useHandler((event: ClipboardEvent) => {
    if (!canEdit || event.clipboardData === null || event.clipboardData.files.length === 0) return
    event.preventDefault()
    add(event.clipboardData.files)
  })

  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onPaste])

  function onDragOver(event: DragEvent): void {
    if (!canEdit || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function onDrop(event: DragEvent): void {
    setIsOver(false)
    // Otherwise the browser would open the dropped file.
    event.preventDefault()
    add(event.dataTransfer.files)
  }

  return (
    <div
      className={drawer.body}
      id="record-panel"
      role="tabpanel"
      aria-labelledby={tabId('files')}
      tabIndex={0}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={onDrop}
    >
      <div className={styles.zone} data-over={isOver || undefined}>
        <ReasonButton
          variant="default"
          leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
          reason={canEdit ? null : t(recordText.needsPermission, { right })}
          onClick={() => input.current?.click()}
        >
          {t(text.add)}
        </ReasonButton>
        <span className={styles.quiet}>{t(isOver ? text.dropHere : text.help)}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t(text.add)}
          onChange={({ currentTarget }) => {
            add(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </div>
      {coming.length > 0 && (
        <ul className={styles.list} aria-label={t(text.uploads)}>
          {coming.map((upload) => (
            <UploadItem key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {query.isPending && <RecordSkeleton count={3} />}
      {query.data === undefined && query.isError && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.items.length === 0 && coming.length === 0 && <p className={drawer.usage}>{t(text.none)}</p>}
      {query.data !== undefined && query.data.items.length > 0 && (
        <ul className={styles.list} aria-label={t(text.files)}>
          {query.data.items.map((attachment) => (
            <AttachmentItem key={attachment.id} attachment={attachment} canEdit={canEdit} onChanged={refresh} />
          ))}
        </ul>
      )}
    </div>
  )
}
