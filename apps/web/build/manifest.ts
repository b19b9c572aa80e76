import { text as offline } from '@countinghouse/contract/shell/offline.text'
import { text } from '@countinghouse/contract/shell/shell.text'

/** Source: W3C Web Application Manifest. Some platforms want pictures in PNG, others take the drawing. */
export function manifestText(): string {
  const icon = (src: string, sizes: string, purpose: string) => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: text.product.en,
    short_name: text.product.en,
    description: offline.description.en,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#f6f7f9',
    icons: [
      icon('/favicon.svg', 'any', 'any'),
      icon('/icons/app-192.png', '192x192', 'any'),
      icon('/icons/app-512.png', '512x512', 'any'),
      icon('/icons/maskable.svg', 'any', 'maskable'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
