import { text } from '@countinghouse/contract/auth/second-factor.text'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const { t } = useLanguage()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() =>
          void navigator.clipboard.writeText(words).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }
      >
        {children}
      </Button>
      <span role="status">{isCopied && t(text.copied)}</span>
    </>
  )
}
