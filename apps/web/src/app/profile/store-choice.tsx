import { text } from '@countinghouse/contract/shell/shell.text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { switchStore } from '../session/profile-switch.ts'
import { useSession } from '../session/session.tsx'
import { ProfileChoice } from './profile-choice.tsx'

/** The store that the user works in; nothing where there is only one. */
export function StoreChoice() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (storeId: number) => switchStore(queryClient, storeId),
  })
  if (user.allowedStores.length < 2) return null
  const options = user.allowedStores.map((store) => ({ id: store.sno, name: store.Str_name }))
  return (
    <ProfileChoice
      label={t(text.store)}
      options={options}
      value={user.Usr_storeidfk}
      isBusy={isPending}
      error={error}
      onChange={mutate}
    />
  )
}
