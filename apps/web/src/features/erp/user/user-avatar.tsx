import type { User } from '@countinghouse/contract/erp/user'
import { avatarUpload, removeUserAvatar, setUserAvatar } from '@countinghouse/contract/erp/user-avatar'
import { text } from '@countinghouse/contract/erp/user.text'
import { getSession } from '@countinghouse/contract/auth/session'
import { useQueryClient } from '@tanstack/react-query'
import { PictureChoice } from '../../../kit/attachments/picture-choice.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Avatar } from '../../../app/profile/avatar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import styles from './user.module.css'

type Props = {
  readonly user: User
  /** Reason why it cannot be changed; null: it can. */
  readonly reason: string | null
}

/** Picture of a user. */
export function UserAvatar({ user: { id, name, avatar, isMe }, reason }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const write = useWrite(t(text.title))
  // The header shows the picture of the current user.
  const notifyHeader = async () => isMe && (await queryClient.invalidateQueries({ queryKey: [getSession.id] }))
  return (
    <PictureChoice
      kind="picture"
      page={t(text.title)}
      limits={avatarUpload}
      hasPicture={avatar !== null}
      reason={reason}
      picture={<Avatar id={id} name={name} avatar={avatar} size={72} />}
      onSend={async (file) => {
        await upload(setUserAvatar, { id, fileName: file.name }, file)
        await invalidateStale(queryClient, setUserAvatar)
        await notifyHeader()
      }}
      onRemove={async () => {
        const left = await write(removeUserAvatar, { id })
        await notifyHeader()
        return left
      }}
    >
      <p className={styles.note}>{t(text.avatar_help)}</p>
    </PictureChoice>
  )
}
