import { text } from '@countinghouse/contract/shell/camera.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'

/** The torch of the camera, if available. It turns off with the camera. */
export function CameraLight({ track }: { readonly track: MediaStreamTrack }) {
  const { t } = useLanguage()
  const [isLit, setLit] = useState(false)
  if (track.getCapabilities().torch !== true) return null
  const turn = () => {
    track.applyConstraints({ advanced: [{ torch: !isLit }] }).then(
      () => setLit(!isLit),
      (error: unknown) => console.error('The light of the camera was refused.', error),
    )
  }
  return (
    <Button variant={isLit ? 'light' : 'default'} aria-pressed={isLit} onClick={turn}>
      {t(text.light)}
    </Button>
  )
}
