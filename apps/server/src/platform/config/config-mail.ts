import { ConfigError, isLoopbackHost } from './config-values.ts'

export type MailSettings = {
  host: string
  port: number
  /** TLS from the first byte; else the connection is encrypted once both sides have agreed. */
  isSecure: boolean
  /** What is secret goes over no open line. */
  isTlsRequired: boolean
  user: string | null
  password: string | null
  from: string
  /** Where people reach the product, without a trailing slash. Null: mails could hold no links, so none are sent. */
  publicUrl: string | null
}

const address = /^[^\s<>@"(),:;[\]\\]+@[^\s<>@"(),:;[\]\\]+$/
const named = /^[^<>"\p{Cc}]*<([^<>]+)>$/u

/** Null without a mail server. Throws: ConfigError. */
export function readMail(smtpUrl: string | null, from: string | null, publicUrl: string | null): MailSettings | null {
  const reachedAt = readPublicUrl(publicUrl)
  if (smtpUrl === null && from === null) return null
  if (smtpUrl === null || from === null)
    throw new ConfigError(
      `Mail requires SMTP_URL and MAIL_FROM: ${smtpUrl === null ? 'SMTP_URL' : 'MAIL_FROM'} is missing.`,
    )
  if (!address.test(named.exec(from)?.[1] ?? from))
    throw new ConfigError(`MAIL_FROM is "${from}". Set an address such as Countinghouse <office@example.com>.`)
  return { ...readServer(smtpUrl), from, publicUrl: reachedAt }
}

/** The text may hold a password, so no refusal repeats it. */
function readServer(text: string): Omit<MailSettings, 'from' | 'publicUrl'> {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    `${url.search}${url.hash}` !== '' ||
    !/^\/?$/.test(url.pathname)
  )
    throw new ConfigError(
      'SMTP_URL must look like smtps://user:password@mail.example.com:465, or smtp://… with port 587.',
    )
  const isSecure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    isTlsRequired: url.username !== '' && !isLoopbackHost(host),
    user: decoded(url.username),
    password: decoded(url.password),
  }
}

function decoded(part: string): string | null {
  try {
    return part === '' ? null : decodeURIComponent(part)
  } catch {
    throw new ConfigError('SMTP_URL contains an unescaped %. Write it as %25.')
  }
}

/** Where people reach the product, without a trailing slash. Throws: ConfigError. */
export function readPublicUrl(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isOpenOnlyHere = url?.protocol === 'http:' && isLoopbackHost(url.hostname.replace(/^\[|\]$/g, ''))
  if (
    url === null ||
    (url.protocol !== 'https:' && !isOpenOnlyHere) ||
    `${url.username}${url.search}${url.hash}` !== '' ||
    url.pathname !== '/'
  )
    throw new ConfigError(
      `PUBLIC_URL is "${text}". Set the address that users open, such as https://office.example.com.`,
    )
  return url.origin
}
