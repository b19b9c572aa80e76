import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../permission/permission.module.css'
import type { ReviewProps } from './permissions-review.tsx'
import type { PermissionsDraft } from './use-permissions-draft.ts'
import { later } from '../../../app/offline/later.ts'

const Review = later(async () => (await import('./permissions-review.tsx')).PermissionsReview)

type Props = Omit<ReviewProps, 'onClose'> & { readonly draft: PermissionsDraft }

/** Bar with the number of unsaved changes; also announces permissions changed by dependency. */
export function PermissionsBar({ draft, ...review }: Props) {
  const { t } = useLanguage()
  const [isReviewing, setIsReviewing] = useState(false)
  const { count, changes } = draft
  const sum = (part: 'added' | 'removed' | 'rescoped') =>
    changes.reduce((total, change) => total + change[part].length, 0)
  useShortcuts([
    { keys: 'mod+s', scope: 'record', label: t(text.review), run: () => setIsReviewing(count > 0) },
    { keys: 'mod+z', scope: 'record', label: t(text.undo), run: draft.undo, when: () => draft.canUndo },
  ])
  return (
    <div className={styles.bar} data-empty={(count === 0 && draft.said === '') || undefined}>
      <p role="status" className={styles.said}>
        {count > 0 && (
          <b>
            {t(text.changes, { count, added: sum('added'), removed: sum('removed') })}
            {sum('rescoped') > 0 && `, ${t(text.rescoped, { count: sum('rescoped') })}`}
          </b>
        )}{' '}
        {draft.said}
      </p>
      {draft.canUndo && (
        <Button variant="default" aria-keyshortcuts="Control+Z" onClick={draft.undo}>
          {t(text.undo)}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="default" onClick={draft.discard}>
            {t(text.discard)}
          </Button>
          <Button loading={draft.isSaving} aria-keyshortcuts="Control+S" onClick={() => setIsReviewing(true)}>
            {t(text.review)}
          </Button>
        </>
      )}
      {isReviewing && (
        <Suspense>
          <Review {...review} draft={draft} onClose={() => setIsReviewing(false)} />
        </Suspense>
      )}
    </div>
  )
}
