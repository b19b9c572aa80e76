import { text } from '@countinghouse/contract/auth/account.text'
import { removeOwnAvatar, setOwnAvatar } from '@countinghouse/contract/auth/own-avatar'
import type { Security } from '@countinghouse/contract/auth/security'
import { avatarUpload } from '@countinghouse/contract/erp/user-avatar'
import { useQueryClient } from '@tanstack/react-query'
import { PictureChoice } from '../../../kit/attachments/picture-choice.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Avatar } from '../../../app/profile/avatar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { useSession } from '../../../app/session/session.tsx'
import { upload } from '../../../app/calls/upload.ts'
import styles from './account.module.css'

/** One's own picture. */
export function AccountAvatar({ security }: { readonly security: Security }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const write = useWrite(t(text.title))
  const { user } = useSession()
  const { avatar, firstName, lastName } = security
  const name = `${firstName} ${lastName}`
  return (
    <PictureChoice
      kind="picture"
      page={t(text.title)}
      limits={avatarUpload}
      hasPicture={avatar !== null}
      reason={null}
      picture={<Avatar id={user.Usr_userid} name={name} avatar={avatar} size={72} />}
      onSend={async (file) => {
        await upload(setOwnAvatar, { fileName: file.name }, file)
        await invalidateStale(queryClient, setOwnAvatar)
      }}
      onRemove={() => write(removeOwnAvatar, {})}
    >
      <p className={styles.purpose}>{t(text.avatar_help)}</p>
    </PictureChoice>
  )
}
