import type { getUserChoices, User } from '@countinghouse/contract/erp/user'
import { updateUser, usersPage } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { text as keysText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Suspense, useEffect, useRef, useState } from 'react'
import { firstTab } from '../../../kit/list/list-state.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { tabId } from '../../../kit/record/record-tabs.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { UserAvatar } from './user-avatar.tsx'
import { UserActions } from './user-actions.tsx'
import type { UserDraft } from './user-draft.ts'
import { changesOf, draftOf } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'
import styles from './user.module.css'

const UserOffboard = later(async () => (await import('./user-offboard.tsx')).UserOffboard)

type UserFormProps = {
  readonly user: User
  readonly choices: OutputOfRoute<typeof getUserChoices>
  /** Hidden behind another tab; entries are kept. */
  readonly isHidden: boolean
}

/** The draft keeps the version it started from, so that a concurrent change is reported on save. */
type Entered = { readonly base: User; readonly draft: UserDraft }

/** Form of a user, with actions. */
export function UserForm({ user, choices, isHidden }: UserFormProps) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(usersPage, 'edit')
  const mayEdit = useCan()(right)
  const [entered, setEntered] = useState<Entered | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const write = useWrite(t(text.title), setProblems)
  const { base, draft } = entered ?? { base: user, draft: draftOf(user) }
  const changes = changesOf(draftOf(base), draft)
  const isDirty = Object.keys(changes).length > 0
  const standing = useRef<'clean' | 'dirty'>('clean')
  useEffect(() => {
    standing.current = isDirty ? 'dirty' : 'clean'
  }, [isDirty])

  function discard(): void {
    setEntered(null)
    setProblems({})
    standing.current = 'clean'
  }

  async function save(): Promise<boolean> {
    if (!isDirty || isSaving) return !isSaving
    setIsSaving(true)
    setProblems({})
    const saved = await write(updateUser, { id: base.id, version: base.version, ...changes })
    setIsSaving(false)
    if (saved === null) return false
    discard()
    showToast(language, { tone: 'done', message: t(text.saved, { name: saved.name }) })
    return true
  }

  useLeaveGuard({ standing, discard }, save)
  useSaveKey(mayEdit && !isHidden ? save : null)
  const stores = user.hasAllStores ? choices.stores : user.workplaces
  const reason = mayEdit ? (isDirty ? null : t(text.nothingToSave)) : t(keysText.needsPermission, { right })
  return (
    <>
      <form className={styles.form} hidden={isHidden} noValidate onSubmit={(event) => event.preventDefault()}>
        <div
          id={isHidden ? undefined : 'record-panel'}
          role="tabpanel"
          aria-labelledby={tabId(firstTab)}
          className={styles.body}
        >
          <UserAvatar user={user} reason={mayEdit ? null : t(keysText.needsPermission, { right })} />
          <UserFields
            draft={draft}
            problems={problems}
            choices={choices}
            stores={stores}
            isReadOnly={!mayEdit}
            onChange={(change) => setEntered({ base, draft: { ...draft, ...change } })}
          />
        </div>
        <div className={styles.footer}>
          <UserActions user={user} isDirty={isDirty} onLeave={() => setIsLeaving(true)} />
          <ReasonButton reason={reason} loading={isSaving} aria-keyshortcuts="Control+S" onClick={() => void save()}>
            {t(text.save)}
          </ReasonButton>
        </div>
      </form>
      <Suspense>{isLeaving && <UserOffboard user={user} onClose={() => setIsLeaving(false)} />}</Suspense>
    </>
  )
}
