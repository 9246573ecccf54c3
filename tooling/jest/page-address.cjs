// A page that is imported for its address: the tests need to know it again, not to open it.
module.exports = 'film.html';
