/** Passwords that head every published list of leaked ones, within the length policy; compared in lower case. Source: frequency lists in the public domain. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 1234567 111111 1234567890 123123 abc123 1234 password1 iloveyou 000000 qwerty123 zaq12wsx dragon
sunshine princess letmein 654321 monkey 27653 1qaz2wsx 123321 qwertyuiop superman asdfghjkl trustno1 football baseball welcome admin admin123 login
starwars whatever 666666 7777777 888888 555555 696969 michael shadow master jennifer jordan hunter2 hunter buster soccer harley batman andrew tigger
charlie robert thomas hockey ranger daniel hannah maggie 121212 jessica pepper ginger joshua cheese amanda summer ashley nicole chelsea biteme matthew
access yankees 987654321 dallas austin thunder taylor matrix 131313 freedom qazwsx secret passw0rd p@ssw0rd password123 q1w2e3r4 q1w2e3r4t5 1q2w3e4r
1q2w3e4r5t zxcvbnm asdfgh asdf1234 changeme default computer internet liverpool arsenal chelsea1 barcelona realmadrid juventus galatasaray fenerbahce
qwe123 qweasd qweasdzxc 11111111 00000000 12341234 112233 123654 147258369 159753 987654 222222 333333 444444 777777 999999 aa123456 a123456 a12345678
pokemon naruto samsung google lovely hello hello123 flower loveme killer jesus angel1 babygirl family iloveyou1 test123 testtest test1234 guest casino
casino123 poker jackpot gambling slots777 bet365 lucky7 winner vegas money gamble`
    .split(/\s+/)
    .filter((word) => word.length >= 6)
)
