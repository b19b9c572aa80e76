import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  signedIn: {
    en: '{count, plural, one {# person is} other {# people are}} working in it now, perhaps you. Change the store at the top, or wait.',
    ar: '{count, plural, zero {لا أحد يعمل} one {شخص واحد يعمل} two {شخصان يعملان} few {# أشخاص يعملون} many {# شخصًا يعملون} other {# شخص يعملون}} فيه الآن، وقد تكون أنت منهم. بدّل المتجر من الأعلى أو انتظر.',
  },
})
