import { discardDraft, listDrafts } from '@countinghouse/contract/desk/draft'
import { text } from '@countinghouse/contract/kit/draft.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { call } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel } from './panels.ts'
import { invalidateStale, routeQuery } from '../calls/queries.ts'
import styles from './drafts-panel.module.css'

type Entry = OutputOfRoute<typeof listDrafts>['items'][number]

/** The user's drafts, each with a link to its form. */
export function DraftsPanel() {
  const { t } = useLanguage()
  const { data, error } = useQuery({ ...routeQuery(listDrafts, {}), staleTime: 0 })
  return (
    <Dialog
      title={t(text.mine)}
      isWide
      onClose={() => closePanel()}
      actions={
        <Button variant="default" data-autofocus onClick={() => closePanel()}>
          {t(text.close)}
        </Button>
      }
    >
      <p className={styles.help}>{t(text.mineHelp)}</p>
      {error !== null && <p role="alert">{t(text.failed, { reason: error.message })}</p>}
      {data?.items.length === 0 && <p className={styles.none}>{t(text.none)}</p>}
      <ul className={styles.drafts}>
        {data?.items.map((entry) => (
          <DraftLine key={`${entry.entity}-${entry.recordId}`} entry={entry} />
        ))}
      </ul>
    </Dialog>
  )
}

function DraftLine({ entry }: { readonly entry: Entry }) {
  const { t, locale, formatInstant } = useLanguage()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { entity, recordId, address } = entry
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(discardDraft, { entity, recordId }),
    onSuccess: () => invalidateStale(queryClient, discardDraft),
  })
  const name = entry.label ?? t(text.isNew)
  return (
    <li className={styles.draft}>
      <a
        href={address}
        className={styles.link}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          closePanel()
          void navigate({ href: address })
        }}
      >
        <bdi>{name}</bdi>
      </a>
      <span className={styles.facts}>
        {locale === 'ar' ? entry.title_ar : entry.title}
        {' · '}
        {t(text.entered, { when: formatInstant(entry.updatedAt) })}
      </span>
      <IconButton label={t(text.discardIt, { name })} disabled={isPending} onClick={() => mutate()}>
        <IconTrash size={18} stroke={1.75} />
      </IconButton>
    </li>
  )
}
