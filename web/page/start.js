// The page begins here.
import words from "/words/en.js";

document.title = words.elgrande;
