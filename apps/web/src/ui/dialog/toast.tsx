import { text } from '@countinghouse/contract/kit/dialog.text'
import type { Language } from '../language/language.tsx'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import styles from './toast.module.css'

type Toast = {
  readonly message: string
  readonly tone: 'done' | 'error'
  readonly action?: { readonly label: string; readonly run: () => void }
}

const shownMs = 6000
/** Toasts with undo are shown longer. */
const shownWithActionMs = 10_000

/** Shows a message: success for 6 s, or 10 s with an action; errors until dismissed. Announced politely. */
export function showToast({ t }: Pick<Language, 't'>, toast: Toast): void {
  const id = crypto.randomUUID()
  const isDone = toast.tone === 'done'
  // Loaded by the shell after the first page; requested here with the first message.
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({
      id,
      role: 'status',
      position: toastPlace(),
      autoClose: isDone && (toast.action === undefined ? shownMs : shownWithActionMs),
      icon: isDone ? (
        <IconCheck size={16} stroke={2} aria-hidden />
      ) : (
        <IconAlertCircle size={16} stroke={2} aria-hidden />
      ),
      classNames: { root: styles.toast, icon: isDone ? styles.done : styles.error },
      closeButtonProps: { 'aria-label': t(text.dismiss) },
      message: <ToastLine toast={toast} onAction={() => notifications.hide(id)} />,
    }),
  )
}

function ToastLine({ toast: { message, action }, onAction }: { readonly toast: Toast; readonly onAction: () => void }) {
  return (
    <span className={styles.line}>
      <span className={styles.message}>{message}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onAction()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </span>
  )
}

/** Keeps clear of the drawer and its buttons at the inline end. */
function toastPlace(): 'top-center' | 'bottom-left' | 'bottom-right' {
  if (matchMedia('(width < 40em)').matches) return 'top-center'
  return document.documentElement.dir === 'rtl' ? 'bottom-right' : 'bottom-left'
}
