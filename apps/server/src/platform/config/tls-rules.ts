const ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
]

/** TLS 1.2 at least, 1.3 first; only suites with forward secrecy and authenticated encryption. Source: RFC 9325, 4.2. */
export const tlsRules = { minVersion: 'TLSv1.2', ciphers: ciphers.join(':'), honorCipherOrder: true } as const
