// Made from messages/*/admin.json by words/compile.ts; change the words there.
import * as $ from "./say.ts";

export const title = () => $.say({"en":"Admin Dashboard"});
export const deniedTitle = () => $.say({"en":"Access Denied"});
export const deniedText = () => $.say({"en":"You don't have permission to access this page."});
export const lead = () => $.say({"en":"What an administrator can do today, and where."});
export const rolesTitle = () => $.say({"en":"Roles"});
export const rolesText = () => $.say({"en":"Roles are given and taken on the machine that runs Standing, by this command:"});
export const rolesCommand = () => $.say({"en":"npm run admin -- grant super_admin EMAIL"});
export const healthTitle = () => $.say({"en":"Health"});
export const healthText = () => $.say({"en":"Whether this process is up, and whether it can reach its database:"});
export const apiTitle = () => $.say({"en":"Interface for programs"});
export const apiText = () => $.say({"en":"Every call that this site makes, with its input and output:"});
