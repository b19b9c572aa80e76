import type { Chat } from '@countinghouse/contract/assist/assistant'
import { titleFields, updateChat } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { useMemo } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly chat: Chat; readonly onClose: () => void }

/** Renames a chat. */
export function TitleDialog({ chat: { id, version, title }, onClose }: Props) {
  const { t } = useLanguage()
  const requested = useMemo(
    () => ({ fields: { name: titleFields.title.default(title ?? '') }, text: { name: text.name } }),
    [title],
  )
  return (
    <FieldsDialog
      title={t(text.rename)}
      requested={requested}
      confirm={t(text.rename)}
      route={updateChat}
      target={{ id, version }}
      toInput={({ name }) => ({ title: name })}
      page={t(text.title)}
      doneWords={() => t(text.renamed)}
      onClose={onClose}
    />
  )
}
