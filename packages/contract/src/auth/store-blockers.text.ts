import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  signedIn: {
    en: '{count, plural, one {# user is} other {# users are}} working in this store, possibly you. Switch store in the header, or wait.',
    ar: '{count, plural, zero {لا أحد يعمل} one {مستخدم واحد يعمل} two {مستخدمان يعملان} few {# مستخدمين يعملون} many {# مستخدمًا يعملون} other {# مستخدم يعملون}} في هذا المتجر الآن، وقد تكون أنت منهم. بدّل المتجر من الأعلى أو انتظر.',
  },
})
