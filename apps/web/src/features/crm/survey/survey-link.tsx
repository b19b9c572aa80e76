import { getSurveyLink } from '@countinghouse/contract/crm/survey-invitation'
import { text } from '@countinghouse/contract/crm/survey-invitation.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QrPicture } from '../../../app/auth-challenge/qr-picture.tsx'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './survey-link.module.css'

/** The link of an invitation, to scan or to copy. */
export function SurveyLink({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const { data, error } = useQuery(routeQuery(getSurveyLink, { id }))
  const address = data === undefined ? null : `${location.origin}${data.path}`

  async function copy(words: string): Promise<void> {
    await navigator.clipboard.writeText(words)
    showToast(language, { tone: 'done', message: t(text.copied) })
  }

  return (
    <Dialog
      title={t(text.link)}
      onClose={onClose}
      actions={
        <>
          {address !== null && (
            <Button variant="default" onClick={() => void copy(address)}>
              {t(text.copyLink)}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t(text.close)}
          </Button>
        </>
      }
    >
      {error !== null && <p role="alert">{failureText(language, error, t(text.title))}</p>}
      {error === null && address === null && <RecordSkeleton count={2} />}
      {address !== null && (
        <div className={styles.link}>
          <QrPicture words={address} label={t(text.linkPurpose)} />
          <a className={styles.address} href={address} target="_blank" rel="noreferrer">
            <bdi>{address}</bdi>
          </a>
        </div>
      )}
    </Dialog>
  )
}
